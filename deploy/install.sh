#!/bin/sh
# Installs the site on a bare Debian 12 or 13, or upgrades it. Unpack a release and run this in it, as root:
#   deploy/install.sh DOMAIN            the first time; asks for the mail settings and the doctor
#   deploy/install.sh DOMAIN BACKUP     the same, and restores a backup of another machine
#   deploy/install.sh                   upgrades to this release; settings stay unchanged
# It can be run again at any time: existing settings and data are kept.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
settings=/etc/clinic
backup=${2:-}

step() { printf '\n== %s\n' "$*"; }
fail() { echo "install: $*" >&2; exit 1; }
# ask QUESTION: prints the answer, or nothing if there is no terminal.
ask() {
  if [ -t 0 ]; then
    printf '%s ' "$1" >&2
    read -r answer
    printf '%s\n' "$answer"
  fi
}
# set_in FILE NAME VALUE: replaces a setting, even a commented one.
set_in() {
  { grep -v "^#\{0,1\}$2=" "$1" || true; printf '%s=%s\n' "$2" "$3"; } >"$1.new"
  cat "$1.new" >"$1"
  rm "$1.new"
}

[ "$(id -u)" = 0 ] || fail "run this as root."
[ -x "$here/node_modules/.bin/node" ] || fail "$here is not an unpacked release: see docs/installation.md."
[ -z "$backup" ] || [ -f "$backup" ] || fail "there is no backup $backup."
domain=${1:-$(sed -n 's/^CLINIC_DOMAIN=//p' "$settings/caddy.env" 2>/dev/null || true)}
[ -n "$domain" ] || fail "name the domain: deploy/install.sh DOMAIN"

step "1 of 7: programs"
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq caddy curl ca-certificates libatomic1 >/dev/null

step "2 of 7: the user clinic, and its folders"
id clinic >/dev/null 2>&1 || useradd --system --user-group --home-dir /srv/clinic --shell /usr/sbin/nologin clinic
install -d -o clinic -g clinic /srv/clinic /srv/clinic/releases /srv/clinic/files
install -d -o clinic -g clinic -m 0700 /var/backups/clinic /var/lib/clinic
if [ ! -d /srv/clinic/content ]; then
  mkdir /srv/clinic/content
  if [ -n "$backup" ]; then
    tar -xzf "$backup" -C /srv/clinic/content --strip-components=2 --no-same-owner ./clinic
  else
    cp -R "$here/clinic/." /srv/clinic/content
  fi
  chown -R clinic:clinic /srv/clinic/content
fi

step "3 of 7: settings, in $settings"
install -d "$settings"
if [ ! -f "$settings/clinic.env" ]; then
  install -m 0640 -g clinic "$here/deploy/clinic.env.example" "$settings/clinic.env"
  if [ -n "$backup" ]; then
    tar -xzOf "$backup" ./settings.env >"$settings/clinic.env"
    grep -q '^DATABASE_URL=.*postgres' "$settings/clinic.env" \
      || set_in "$settings/clinic.env" DATABASE_URL file:/var/lib/clinic/clinic.db
  else
    notify=$(ask "Email addresses to notify of each enquiry, separated by commas (Enter for none):")
    if [ -n "$notify" ]; then
      set_in "$settings/clinic.env" NOTIFY_TO "$notify"
      set_in "$settings/clinic.env" SMTP_URL "$(ask "The mail server, in the form smtps://USER:PASSWORD@HOST:")"
    fi
  fi
  set_in "$settings/clinic.env" SITE_URL "https://$domain"
  set_in "$settings/clinic.env" CLINIC_DIR /srv/clinic/content
  set_in "$settings/clinic.env" TRUST_PROXY 127.0.0.1
fi
if [ ! -f "$settings/caddy.env" ]; then
  install -m 0644 "$here/deploy/caddy.env.example" "$settings/caddy.env"
  set_in "$settings/caddy.env" CLINIC_DOMAIN "$domain"
  if getent hosts "www.$domain" >/dev/null; then set_in "$settings/caddy.env" CLINIC_WWW "www.$domain"; fi
fi

step "4 of 7: services"
for unit in clinic.service clinic-backup.service clinic-backup.timer; do
  install -m 0644 "$here/deploy/$unit" /etc/systemd/system
done
install -D -m 0644 "$here/deploy/caddy-settings.conf" /etc/systemd/system/caddy.service.d/clinic.conf
if [ -f /etc/caddy/Caddyfile ] && ! cmp -s "$here/deploy/Caddyfile" /etc/caddy/Caddyfile; then
  copy=/etc/caddy/Caddyfile.before-$(date +%F)
  cp -p /etc/caddy/Caddyfile "$copy"
  echo "The previous Caddyfile is kept as $copy. If you had changed it, make the same changes in the new one."
fi
install -m 0644 "$here/deploy/Caddyfile" /etc/caddy/Caddyfile
install -m 0755 "$here/deploy/clinic" /usr/local/bin/clinic
systemctl daemon-reload
systemctl reload-or-restart caddy

step "5 of 7: the release"
"$here/deploy/upgrade.sh" "$here"
if [ -n "$backup" ]; then
  systemctl stop clinic
  install -o clinic -g clinic -m 0600 "$backup" /var/backups/clinic/restored.tar.gz
  clinic backup restore /var/backups/clinic/restored.tar.gz
  rm /var/backups/clinic/restored.tar.gz
  systemctl start clinic
  curl -fs --retry 60 --retry-delay 1 --retry-connrefused -o /dev/null http://127.0.0.1:4321/readyz \
    || fail "the site is not ready: journalctl -u clinic says why."
fi

step "6 of 7: a backup each night, and one now"
systemctl enable --quiet --now clinic-backup.timer
# If the backup fails, for example because BACKUP_TO cannot be reached, the first account is still created.
systemctl start clinic-backup || echo "The backup failed: journalctl -u clinic-backup says why." >&2

step "7 of 7: the first account"
if clinic staff list | grep -q 'Nobody has an account'; then
  email=$(ask "The doctor's email address, or Enter to create the account later:")
  if [ -n "$email" ]; then
    clinic staff add "$email" --name "$(ask "The doctor's name:")" --role doctor
  else
    echo "Later: clinic staff add EMAIL --name NAME --role doctor"
  fi
else
  echo "Accounts already exist."
fi

printf '\nThe site is at https://%s, its desk at https://%s/desk.\n\n' "$domain" "$domain"
clinic status || true
