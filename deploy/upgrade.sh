#!/bin/sh
# Puts a revision of the site online, the first time and each time after, while visitors go on:
# builds it beside the one that runs, starts it on the other port, sends visitors there, stops the
# old one. Whatever fails before that leaves everything as it was. docs/operations.md: Install.
#   deploy/upgrade.sh [REVISION]     a tag, branch or commit of /srv/clinic/source
set -eu
revision=${1:-origin/HEAD}
base=${CLINIC_BASE:-/srv/clinic}
settings=${CLINIC_SETTINGS:-/etc/clinic}
backups=${CLINIC_BACKUPS:-/var/backups/clinic}
user=${CLINIC_USER:-clinic}

say() { echo "upgrade: $*"; }
give_up() { say "$* Nothing has changed." >&2; exit 1; }
as_clinic() { runuser -u "$user" -- env HOME="$base" "$@"; }

old=$(sed -n 's/^CLINIC_SERVERS=.*:\([0-9]*\)$/\1/p' "$settings/caddy.env")
case $old in
  4321) new=4322 ;;
  4322) new=4321 ;;
  *) give_up "CLINIC_SERVERS in $settings/caddy.env must be 127.0.0.1:4321 or 127.0.0.1:4322." ;;
esac

# A folder of its own for each release.
commit=$(git -C "$base/source" rev-parse --verify --quiet "$revision^{commit}") \
  || give_up "There is no revision $revision."
release=$base/releases/$(date -u +%Y%m%dT%H%M%SZ)
as_clinic mkdir -p "$release" "$base/files/_astro"
git -C "$base/source" archive "$commit" | as_clinic tar -x -C "$release"

say "building $commit"
as_clinic sh -c 'set -a; . "$1/clinic.env"; cd "$2" && npm run build' build "$settings" "$release" \
  || give_up "The build failed."

if [ -e "$base/current" ]; then
  say "backing up"
  as_clinic sh -c 'set -a; . "$1/clinic.env"; cd "$2" && node_modules/.bin/node scripts/backup.ts "$3"' \
    backup "$settings" "$release" "$backups" || give_up "The backup failed."
fi

# Hashed files of older releases stay: pages that are open in browsers still ask for them.
as_clinic cp -R -p "$release/dist/client/_astro/." "$base/files/_astro/"

say "starting on port $new"
ln -sfn "$release" "$base/$new"
systemctl restart "clinic@$new"
tries=60
until curl -fsS -o /dev/null "http://127.0.0.1:$new/readyz" 2>/dev/null; do
  tries=$((tries - 1))
  if [ "$tries" -eq 0 ]; then
    systemctl stop "clinic@$new"
    give_up "It does not get ready; see: journalctl -u clinic@$new."
  fi
  sleep 1
done

sed -i "s/^CLINIC_SERVERS=.*/CLINIC_SERVERS=127.0.0.1:$new/" "$settings/caddy.env"
if ! systemctl reload-or-restart caddy; then
  sed -i "s/^CLINIC_SERVERS=.*/CLINIC_SERVERS=127.0.0.1:$old/" "$settings/caddy.env"
  systemctl stop "clinic@$new"
  give_up "Caddy did not take the change; see: journalctl -u caddy."
fi
ln -sfn "$release" "$base/current"
systemctl enable --quiet "clinic@$new"
systemctl disable --quiet "clinic@$old"
systemctl stop "clinic@$old"
say "online; back to the release before: start clinic@$old, CLINIC_SERVERS=127.0.0.1:$old, reload caddy"

# The three newest releases stay. A name is a moment, so the order of names is that of time.
for each in $(ls "$base/releases" | sort -r | tail -n +4); do
  as_clinic rm -rf "$base/releases/$each"
done
