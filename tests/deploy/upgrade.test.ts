import { beforeEach, describe, expect, it } from 'vitest';
import { UpgradedMachine } from './upgraded-machine.ts';

describe.skipIf(process.platform !== 'linux')('an upgrade on a server', () => {
  let machine: UpgradedMachine;
  beforeEach(() => {
    machine = new UpgradedMachine();
  });

  it('starts the new release, then sends visitors to it, then stops the old one', async () => {
    expect(await machine.upgrade()).toEqual({ status: 0, said: '' });
    expect(machine.noted).toEqual([
      'building',
      'restart clinic@4322',
      'reload-or-restart caddy',
      'enable --quiet clinic@4322',
      'disable --quiet clinic@4321',
      'stop clinic@4321',
    ]);
    expect(machine.servers).toBe('127.0.0.1:4322');
    expect(machine.linked('current')).toBe(machine.linked('4322'));
    expect(machine.list()).not.toContain('building');
  });

  it('backs up the next time, uses the other port, and keeps the older hashed files', {
    tags: ['stress'],
  }, async () => {
    await machine.upgrade();
    machine.commit('two');
    expect(await machine.upgrade()).toMatchObject({ status: 0 });
    expect(machine.noted).toContain('backup');
    expect(machine.servers).toBe('127.0.0.1:4321');
    expect(machine.list('files/_astro')).toEqual(['one.js', 'two.js']);
  });

  describe('between releases whose tables differ', () => {
    const noWayBack = 'no way back to the release before but the backup';

    it('says that the backup is the only way back if the previous release is too old', {
      tags: ['stress'],
    }, async () => {
      await machine.upgrade();
      const two = machine.commit('two');
      machine.commit('three', { 'deploy/works-beside': `# The oldest.\n${two}\n` });
      const { status, said } = await machine.upgrade();
      expect(status).toBe(0);
      expect(said).toContain(noWayBack);
      expect(machine.lastLine).toContain('only by restoring the newest backup');
    });

    it('offers a rollback if the previous release works with the new tables', async () => {
      const two = machine.commit('two');
      machine.commit('three', { 'deploy/works-beside': `${two}\n` });
      await machine.upgrade(two);
      expect(await machine.upgrade()).toEqual({ status: 0, said: '' });
      expect(machine.lastLine).toContain('back to the release before: start clinic@4322');
    });

    it('is refused if the release is too old for the tables', { tags: ['stress'] }, async () => {
      const two = machine.commit('two');
      machine.commit('three', { 'deploy/works-beside': `${two}\n` });
      await machine.upgrade();
      const { status, said } = await machine.upgrade('HEAD~2');
      expect(status).toBe(1);
      expect(said).toContain("too old for the database's tables");
      expect(said).toContain('Nothing has changed.');
      expect((await machine.upgrade('HEAD~1')).status).toBe(0);
    });
  });

  it('passes the settings to the build unchanged, and executes nothing in them', {
    tags: ['stress'],
  }, async () => {
    const settings = [
      'NOTIFY_TO=doctor@c.example, desk@c.example',
      'FORM_ACCESS_KEY=a&b$HOME;`touch executed`$(touch executed)',
    ];
    machine.write('settings/clinic.env', `${settings.join('\n')}\n`);
    expect(await machine.upgrade()).toEqual({ status: 0, said: '' });
    expect(machine.buildEnvironment).toEqual(expect.arrayContaining(settings));
    expect(machine.list(`releases/${machine.linked('current')}`)).not.toContain('executed');
  });

  it('installs no development packages', { tags: ['stress'] }, async () => {
    await machine.upgrade();
    expect(machine.buildEnvironment).toContain('npm_config_omit=dev');
  });

  describe('that fails', () => {
    beforeEach(() => {
      machine.addRelease('20200101T000000Z', '4322');
      machine.addRelease('20200102T000000Z', '4321', 'current');
    });

    it('during the build changes nothing, leaves nothing, and says so', async () => {
      machine.commit('bad', { 'no-build': '' });
      for (let count = 0; count < 3; count += 1) {
        const { status, said } = await machine.upgrade();
        expect(status).toBe(1);
        expect(said).toContain('The build failed.');
        expect(said).toContain('Nothing has changed.');
      }
      expect(machine.noted).toEqual(['building', 'building', 'building']);
      expect(machine.releases).toEqual(['20200101T000000Z', '20200102T000000Z']);
      expect(machine.list()).not.toContain('building');
    });

    it('because the clinic’s folder has mistakes starts nothing', {
      tags: ['stress'],
    }, async () => {
      machine.commit('three', { mistakes: '' });
      const { status, said } = await machine.upgrade();
      expect(status).toBe(1);
      expect(said).toContain('The clinic’s folder has mistakes.');
      expect(said).toContain('Nothing has changed.');
      expect(machine.noted).toEqual(['building']);
    });

    it.each([
      ['does not become ready', 'not-ready', []],
      ['is refused by Caddy', 'no-caddy', ['reload-or-restart caddy', 'reload-or-restart caddy']],
    ])('because the release %s leaves visitors and the rollback unaffected', async (...given) => {
      const [, fault, reloads] = given;
      machine.mark(fault);
      const { status, said } = await machine.upgrade();
      expect(status).toBe(1);
      expect(said).toContain('Visitors stay with the release before.');
      expect(said).toContain('newest backup');
      expect(said).not.toContain('Nothing has changed');
      expect(machine.noted.filter((note) => note.includes('caddy'))).toEqual(reloads);
      expect(machine.noted).toContain('stop clinic@4322');
      expect(machine.servers).toBe('127.0.0.1:4321');
      expect(machine.linked('current')).toBe('20200102T000000Z');
      expect(machine.linked('4322')).toBe('20200101T000000Z');
      expect(machine.releases).toEqual(['20200101T000000Z', '20200102T000000Z']);
    });

    it('after visitors were sent to the new release does not claim otherwise', {
      tags: ['stress'],
    }, async () => {
      machine.mark('no-disable');
      const { status, said } = await machine.upgrade();
      expect(status).toBe(1);
      expect(said).toContain('The new release is online');
      expect(said).not.toContain('Nothing has changed');
      expect(machine.servers).toBe('127.0.0.1:4322');
    });

    it('because it is interrupted stops the build and leaves nothing', {
      tags: ['stress'],
    }, async () => {
      machine.commit('slow', { 'slow-build': '' });
      const { child, ended } = machine.startUpgrade();
      await expect.poll(() => machine.noted).toContain('building');
      process.kill(-(child.pid ?? 0), 'SIGINT');
      const { status, said } = await ended;
      expect(status).toBe(130);
      expect(said).toContain('Nothing has changed.');
      expect(machine.noted).toContain('stop clinic-upgrade');
      expect(machine.list()).not.toContain('building');
    });
  });

  it('that fails as the first one ever does not mention a previous release', {
    tags: ['stress'],
  }, async () => {
    machine.mark('not-ready');
    const { said } = await machine.upgrade();
    expect(said).toContain('The site is not online.');
    expect(said).not.toContain('release before');
    expect(machine.list()).not.toContain('4322');
  });

  it('is refused while another one runs, which it does not disturb', {
    tags: ['stress'],
  }, async () => {
    machine.commit('slow', { 'slow-build': '' });
    const first = machine.startUpgrade();
    await expect.poll(() => machine.noted).toContain('building');
    const { status, said } = await machine.upgrade();
    expect(status).toBe(1);
    expect(said).toContain('Another upgrade is running. Nothing has changed.');
    machine.mark('go-on');
    expect(await first.ended).toEqual({ status: 0, said: '' });
    expect(machine.releases).toHaveLength(1);
  });

  it.each(['10.0.0.11:4321 10.0.0.12:4321', '10.0.0.11:4321', '127.0.0.1:4321 127.0.0.1:4322'])(
    'is refused if CLINIC_SERVERS is %s',
    async (servers) => {
      machine.setServers(servers);
      const { status, said } = await machine.upgrade();
      expect(status).toBe(1);
      expect(said).toContain('upgrades one machine');
      expect(said).toContain('Nothing has changed.');
      expect(machine.servers).toBe(servers);
      expect(machine.noted).toEqual([]);
    },
  );

  it('to a revision that does not exist is refused', { tags: ['stress'] }, async () => {
    expect((await machine.upgrade('no-such')).said).toContain('There is no revision no-such.');
  });

  it('keeps the three newest releases, and any that is in use or needed for a rollback', {
    tags: ['stress'],
  }, async () => {
    machine.addRelease('20200101T000000Z', '4321');
    machine.addRelease('20200102T000000Z');
    for (const day of [3, 4, 5]) machine.addRelease(`2020010${day}T000000Z`);
    expect(await machine.upgrade()).toEqual({ status: 0, said: '' });
    expect(machine.releases).toEqual([
      '20200101T000000Z',
      '20200104T000000Z',
      '20200105T000000Z',
      machine.linked('current'),
    ]);
  });
});
