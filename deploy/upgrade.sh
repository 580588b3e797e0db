#!/bin/sh
# Deploys a revision of the site, the first one or an upgrade: builds it beside the running release,
# starts it on the other port, switches visitors over, and stops the old one.
#   deploy/upgrade.sh [REVISION]     a tag, branch or commit of /srv/clinic/source
set -eu
revision=${1:-origin/HEAD}
base=${CLINIC_BASE:-/srv/clinic}
settings=${CLINIC_SETTINGS:-/etc/clinic}
backups=${CLINIC_BACKUPS:-/var/backups/clinic}
user=${CLINIC_USER:-clinic}
building=$base/building
unit=clinic-upgrade

say() { echo "upgrade: $*"; }
fail() { say "$*" >&2; exit 1; }
as_clinic() { runuser -u "$user" -- env HOME="$base" "$@"; }

# Runs a program in the build's folder, with the service's user and settings. systemd parses the
# settings, so nothing in them is executed.
in_building() {
  systemd-run --quiet --pipe --wait --collect --unit="$unit" --uid="$user" --gid="$user" \
    --property="EnvironmentFile=$settings/clinic.env" --property="WorkingDirectory=$building" \
    --setenv=HOME="$base" --setenv=npm_config_omit=dev "$@"
}

use_server() {
  sed -i "s/^CLINIC_SERVERS=.*/CLINIC_SERVERS=127.0.0.1:$1/" "$settings/caddy.env"
  systemctl reload-or-restart caddy
}

exec 9<"$settings"
flock --nonblock 9 || fail "Another upgrade is running. Nothing has changed."

servers=$(sed -n 's/^CLINIC_SERVERS=//p' "$settings/caddy.env" | tr -d \"\')
case $servers in
  127.0.0.1:4321) old=4321 new=4322 ;;
  127.0.0.1:4322) old=4322 new=4321 ;;
  *) fail "CLINIC_SERVERS in $settings/caddy.env is \"$servers\". This script upgrades one machine," \
    "where it is 127.0.0.1:4321 or 127.0.0.1:4322; for several see docs/operations.md. Nothing has changed." ;;
esac
commit=$(git -C "$base/source" rev-parse --verify --quiet "$revision^{commit}") \
  || fail "There is no revision $revision. Nothing has changed."
release=$base/releases/$(date -u +%Y%m%dT%H%M%SZ)-$(echo "$commit" | cut -c 1-8)
previous=$(readlink "$base/$new" || true)

# A release names the oldest one that works with its tables. A release's folder ends in its commit.
is_too_old() {
  oldest=$(sed '/^#/d')
  [ -n "$oldest" ] && ! git -C "$base/source" merge-base --is-ancestor "$oldest" "$1" 2>/dev/null
}
current=$(readlink "$base/current" || true)
if [ -f "$current/deploy/works-beside" ] && is_too_old "$commit" <"$current/deploy/works-beside"; then
  fail "$revision is too old for the database's tables: the only way to it is a backup from its time." \
    "Nothing has changed."
fi
way_back="start clinic@$old, CLINIC_SERVERS=127.0.0.1:$old, reload caddy"
if [ -n "$current" ] && git -C "$base/source" show "$commit:deploy/works-beside" 2>/dev/null \
  | is_too_old "${current##*-}"; then
  way_back="only by restoring the newest backup in $backups, as it does not work with the new tables"
  say "there will be no way back to the release before but the backup" >&2
fi

# Rolls back after a failure, as far as possible, and says what has changed.
stage=building
finish() {
  status=$?
  trap - EXIT
  trap '' HUP INT TERM
  as_clinic rm -rf "$building"
  if [ "$status" -ne 0 ]; then
    case $stage in
      building) say "Nothing has changed." ;;
      starting | switching) take_back ;;
      online) say "The new release is online; what comes after that has failed." ;;
    esac >&2
  fi
  exit "$status"
}
take_back() {
  if [ "$stage" = switching ]; then use_server "$old" || true; fi
  systemctl stop "clinic@$new" || true
  rm -f "$base/$new"
  if [ -n "$previous" ]; then ln -s "$previous" "$base/$new"; fi
  as_clinic rm -rf "$release"
  if [ -e "$base/current" ]; then
    say "Visitors stay with the release before. The database's tables may be those of the new one" \
      "already; the newest backup in $backups is from before."
  else
    say "The site is not online."
  fi
}
trap finish EXIT
trap 'systemctl stop "$unit" || true; exit 130' HUP INT TERM

say "building $commit"
as_clinic rm -rf "$building"
as_clinic mkdir -p "$building" "$base/releases" "$base/files/_astro"
git -C "$base/source" archive "$commit" | as_clinic tar -x -C "$building"
in_building npm run build || fail "The build failed."
in_building npm run clinic -- check || fail "The clinic’s folder has mistakes."

if [ -e "$base/current" ]; then
  say "backing up"
  in_building "$building/node_modules/.bin/node" scripts/backup.ts "$backups" || fail "The backup failed."
fi

say "starting on port $new"
as_clinic mv -T "$building" "$release"
stage=starting
ln -sfn "$release" "$base/$new"
systemctl restart "clinic@$new"
tries=60
until curl -fsS --max-time 5 -o /dev/null "http://127.0.0.1:$new/readyz" 2>/dev/null; do
  tries=$((tries - 1))
  [ "$tries" -gt 0 ] || fail "It does not get ready; see: journalctl -u clinic@$new."
  sleep 1
done

# Hashed files of older releases stay: pages that are open in browsers still request them.
as_clinic cp -R -p "$release/dist/client/_astro/." "$base/files/_astro/"
stage=switching
use_server "$new" || fail "Caddy did not take the change; see: journalctl -u caddy."
stage=online
ln -sfn "$release" "$base/current"
systemctl enable --quiet "clinic@$new"
systemctl disable --quiet "clinic@$old"
systemctl stop "clinic@$old"
say "online; back to the release before: $way_back"

# Keeps the three newest releases, and whatever a link points at. Names begin with a timestamp, so they sort.
is_linked() {
  for link in current 4321 4322; do
    if [ "$base/$link" -ef "$1" ]; then return 0; fi
  done
  return 1
}
for each in $(ls -r "$base/releases" | tail -n +4); do
  is_linked "$base/releases/$each" || as_clinic rm -rf "$base/releases/$each"
done
