import { beforeEach, describe, expect, it } from 'vitest';
import { UpgradedMachine } from './upgraded-machine.ts';

// tests/stress/deploy/upgrade.test.ts upgrades real servers with a real database, while visitors use the site.
describe.skipIf(process.platform !== 'linux')('an upgrade on a server', () => {
  let machine: UpgradedMachine;
  beforeEach(() => {
    machine = new UpgradedMachine();
  });

  it('stops the old release, backs up its data, and only then starts the new one', async () => {
    expect(await machine.upgrade()).toEqual({ status: 0, errors: '' });
    expect(machine.calls).toEqual([
      'checking',
      'stop clinic',
      'clean --what=cache clinic',
      'start clinic',
      'enable --quiet clinic',
    ]);
    const firstRelease = machine.current;
    machine.unpack('two');
    expect(await machine.upgrade()).toEqual({ status: 0, errors: '' });
    expect(machine.calls.slice(5)).toEqual([
      'checking',
      'stop clinic',
      'clean --what=cache clinic',
      'backup',
      'start clinic',
      'enable --quiet clinic',
    ]);
    expect(machine.current).not.toBe(firstRelease);
    expect(machine.list('files/_astro'), 'for pages that are open').toEqual(['one.js', 'two.js']);
    expect(machine.list()).not.toContain('unpacked');
  });

  it('passes the settings on unchanged, and executes nothing in them', {
    tags: ['stress'],
  }, async () => {
    const settings = [
      'NOTIFY_TO=doctor@c.example, desk@c.example',
      'FORM_ACCESS_KEY=a&b$HOME;`touch executed`$(touch executed)',
    ];
    machine.write('settings/clinic.env', `${settings.join('\n')}\n`);
    expect(await machine.upgrade()).toEqual({ status: 0, errors: '' });
    expect(machine.checkEnvironment).toEqual(expect.arrayContaining(settings));
    expect(machine.list(`releases/${machine.current}`)).not.toContain('executed');
  });

  describe('a failing upgrade', () => {
    beforeEach(() => {
      machine.serve('20200101T000000Z');
    });

    it('changes nothing and leaves no files behind if the release was made for another machine, and names the reason', async () => {
      machine.unpack('bad', { 'no-node': '' });
      const { status, errors } = await machine.upgrade();
      expect(status).toBe(1);
      expect(errors).toContain('Node does not run here');
      expect(errors).toContain('Nothing has changed.');
      expect(machine.calls).toEqual([]);
      expect(machine.releases).toEqual(['20200101T000000Z']);
      expect(machine.list()).not.toContain('unpacked');
    });

    it('leaves the previous release running if the clinic’s folder has mistakes', {
      tags: ['stress'],
    }, async () => {
      machine.unpack('two', { mistakes: '' });
      const { status, errors } = await machine.upgrade();
      expect(status).toBe(1);
      expect(errors).toContain('The clinic’s folder has mistakes.');
      expect(errors).toContain('Nothing has changed.');
      expect(machine.calls).toEqual(['checking']);
    });

    it.each(['crashes', 'hangs'])(
      'restores the previous release and its database if the new release %s',
      async (fault) => {
        machine.unpack('bad', { [fault]: '' });
        const { status, errors } = await machine.upgrade();
        expect(status).toBe(1);
        expect(errors).toContain('The new release did not become ready');
        expect(errors).toContain('The previous release is back online, with all enquiries.');
        expect(machine.calls).toEqual([
          ...['checking', 'stop clinic', 'clean --what=cache clinic', 'backup', 'start clinic'],
          // The data that the new one may have stored is backed up before the database is replaced.
          ...['stop clinic', 'backup', 'restore clinic-0.tar.gz', 'start clinic'],
        ]);
        expect(machine.current).toBe('20200101T000000Z');
        expect(machine.releases).toEqual(['20200101T000000Z']);
      },
    );

    it('restarts the previous release, and replaces nothing, if the backup failed', async () => {
      machine.setFlag('no-backup');
      const { status, errors } = await machine.upgrade();
      expect(status).toBe(1);
      expect(errors).toContain('The backup failed.');
      expect(errors).toContain('The previous release is back online');
      expect(machine.calls.slice(1)).toEqual([
        'stop clinic',
        'clean --what=cache clinic',
        'backup',
        'stop clinic',
        'start clinic',
      ]);
      expect(machine.current).toBe('20200101T000000Z');
    });

    it('reports that the site is offline, and where the backup is, if it cannot be rolled back', async () => {
      machine.setFlag('no-restore');
      machine.unpack('bad', { crashes: '' });
      const { status, errors } = await machine.upgrade();
      expect(status).toBe(1);
      expect(errors).toMatch(/not online: .*clinic-0\.tar\.gz could not be restored/);
      expect(errors).not.toContain('back online');
    });

    it('stops its processes and leaves no files behind if it is interrupted', {
      tags: ['stress'],
    }, async () => {
      machine.unpack('slow', { slow: '' });
      const { child, outcome } = machine.startUpgrade();
      await expect.poll(() => machine.calls).toContain('checking');
      process.kill(-(child.pid ?? 0), 'SIGINT');
      const { status, errors } = await outcome;
      expect(status).toBe(130);
      expect(errors).toContain('Nothing has changed.');
      expect(machine.calls).toContain('stop clinic-upgrade');
      expect(machine.list()).not.toContain('unpacked');
    });
  });

  it('does not claim that a previous release is back if it fails on a new server', {
    tags: ['stress'],
  }, async () => {
    machine.unpack('bad', { crashes: '' });
    const { errors } = await machine.upgrade();
    expect(errors).toContain('The site is not online.');
    expect(errors).not.toContain('is back online');
    expect(machine.list()).not.toContain('current');
  });

  it('is refused while another one runs, and does not disturb it', {
    tags: ['stress'],
  }, async () => {
    machine.unpack('slow', { slow: '' });
    const firstUpgrade = machine.startUpgrade();
    await expect.poll(() => machine.calls).toContain('checking');
    const { status, errors } = await machine.upgrade();
    expect(status).toBe(1);
    expect(errors).toContain('Another upgrade is running. Nothing has changed.');
    machine.setFlag('go-on');
    expect(await firstUpgrade.outcome).toEqual({ status: 0, errors: '' });
    expect(machine.releases).toHaveLength(1);
  });

  it.each(['10.0.0.11:4321 10.0.0.12:4321', '10.0.0.11:4321'])(
    'is refused if CLINIC_SERVERS is not the address of this machine alone: %s',
    async (servers) => {
      machine.setServers(servers);
      const { status, errors } = await machine.upgrade();
      expect(status).toBe(1);
      expect(errors).toContain('upgrades one machine');
      expect(errors).toContain('Nothing has changed.');
      expect(machine.calls).toEqual([]);
    },
  );

  it('is refused if the archive does not exist', { tags: ['stress'] }, async () => {
    expect((await machine.upgrade('no-such')).errors).toMatch(/There is no .*no-such/);
  });

  it('keeps the three newest releases', { tags: ['stress'] }, async () => {
    for (const day of [1, 2, 3, 4]) machine.addRelease(`2020010${day}T000000Z`);
    machine.serve('20200105T000000Z');
    expect(await machine.upgrade()).toEqual({ status: 0, errors: '' });
    expect(machine.releases).toEqual(['20200104T000000Z', '20200105T000000Z', machine.current]);
  });
});
