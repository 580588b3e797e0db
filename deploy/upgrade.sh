#!/bin/sh
# Deploys a release, the first one or an upgrade: unpacks it beside the running release, checks the clinic's folder with
# it, stops the running release, backs everything up and starts the new release. Meanwhile Caddy holds visitors'
# requests. If the new release does not become ready, the script restores the backup and starts the previous release.
#   deploy/upgrade.sh RELEASE     an archive made by npm run release, or a folder with its contents
set -eu
source=${1:?Which release? An archive that npm run release has made.}
base=${CLINIC_BASE:-/srv/clinic}
settings=${CLINIC_SETTINGS:-/etc/clinic}
backups=${CLINIC_BACKUPS:-/var/backups/clinic}
user=${CLINIC_USER:-clinic}
server=${CLINIC_SERVER:-127.0.0.1:4321}
unpacked=$base/unpacked
unit=clinic-upgrade

say() { echo "upgrade: $*"; }
fail() { say "$*" >&2; exit 1; }
as_clinic() { runuser -u "$user" -- env HOME="$base" "$@"; }

# Runs a program in a folder with the service's user and settings. systemd parses the settings, so nothing in them
# is executed.
run_in() {
  folder=$1
  shift
  systemd-run --quiet --pipe --wait --collect --unit="$unit" --uid="$user" --gid="$user" \
    --property="EnvironmentFile=$settings/clinic.env" --property="WorkingDirectory=$folder" \
    --setenv=HOME="$base" --setenv=STATE_DIRECTORY=/var/lib/clinic "$@"
}
# The previous release backs up and restores its own tables.
back_up() { run_in "$previous" "$previous/node_modules/.bin/node" server/commands/backup.ts "$@"; }

# Starts the release that `current` points at; fails after a minute, or as soon as it exits.
start() {
  systemctl start clinic || return 1
  tries=240
  until curl -fsS --max-time 5 -o /dev/null "http://$server/readyz" 2>/dev/null; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] && systemctl is-active --quiet clinic || return 1
    sleep 0.25
  done
}

exec 9<"$settings"
flock --nonblock 9 || fail "Another upgrade is running. Nothing has changed."

servers=$(sed -n 's/^CLINIC_SERVERS=//p' "$settings/caddy.env" | tr -d \"\')
[ "$servers" = "$server" ] || fail "CLINIC_SERVERS in $settings/caddy.env is \"$servers\". This script upgrades one" \
  "machine, where it is $server; for several see docs/operations.md. Nothing has changed."
[ -e "$source" ] || fail "There is no $source. Nothing has changed."
previous=$(readlink "$base/current" || true)

# After a failure, restores the previous state, and says what has changed.
stage=unpacking
backup=
finish() {
  status=$?
  trap - EXIT
  trap '' HUP INT TERM
  as_clinic rm -rf "$unpacked"
  if [ "$status" -ne 0 ]; then
    case $stage in
      unpacking) say "Nothing has changed." ;;
      stopped | started) roll_back ;;
      online) say "The new release is online, but a later step failed." ;;
    esac >&2
  fi
  exit "$status"
}
roll_back() {
  systemctl stop clinic || true
  if [ -z "$previous" ]; then
    rm -f "$base/current"
    as_clinic rm -rf "$release"
    say "The site is not online."
    return
  fi
  if [ "$stage" = started ]; then
    # Keeps enquiries that the new release may have stored.
    back_up "$backups" >/dev/null || true
    ln -sfn "$previous" "$base/current"
    if ! back_up restore "$backup"; then
      say "The site is not online: the backup $backup could not be restored; see docs/operations.md, Restore."
      return
    fi
  fi
  as_clinic rm -rf "$release"
  if start; then
    say "The previous release is back online, with all enquiries."
  else
    say "The site is not online: the previous release did not become ready; see: journalctl -u clinic."
  fi
}
trap finish EXIT
trap 'systemctl stop "$unit" || true; exit 130' HUP INT TERM

say "unpacking $source"
as_clinic rm -rf "$unpacked"
as_clinic mkdir -p "$unpacked" "$base/releases" "$base/files/_astro"
if [ -d "$source" ]; then
  tar -c -C "$source" . | as_clinic tar -x -C "$unpacked"
else
  as_clinic tar -xz -C "$unpacked" --strip-components=1 <"$source" || fail "The archive cannot be unpacked."
fi
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' "$unpacked/package.json")
release=$base/releases/$(date -u +%Y%m%dT%H%M%SZ)-$version
node=$unpacked/node_modules/.bin/node
"$node" --version >/dev/null || fail "The release's Node does not run here: it needs libatomic1, and an archive that was" \
  "made for $(uname -m)."
run_in "$unpacked" "$node" scripts/clinic.ts check || fail "The clinic’s folder has mistakes."
# Hashed files of older releases are kept, because pages that are open in browsers still request them.
as_clinic cp -R -p "$unpacked/dist/client/_astro/." "$base/files/_astro/"
# This only makes the start faster, so it may fail.
[ -z "$previous" ] || run_in "$unpacked" "$node" scripts/prepare-start.ts || true
as_clinic mv -T "$unpacked" "$release"

# From here on, Caddy holds the requests.
say "stopping the previous release, if there is one, and starting $version"
stage=stopped
systemctl stop clinic
# Deletes the compiled code of the previous release.
systemctl clean --what=cache clinic || true
if [ -n "$previous" ]; then
  back_up "$backups" || fail "The backup failed."
  backup=$(ls "$backups"/clinic-* | tail -n 1)
fi
stage=started
ln -sfn "$release" "$base/current"
start || fail "The new release did not become ready; see: journalctl -u clinic."
stage=online
systemctl enable --quiet clinic
say "release $version is online"

# Keeps the three newest releases. Names begin with a timestamp, so they sort.
for name in $(ls -r "$base/releases" | tail -n +4); do as_clinic rm -rf "$base/releases/$name"; done
