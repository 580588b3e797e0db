import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { invitation, peopleAnswer } from '../../../shared/desk/people.ts';
import { deskRefusal } from '../../../shared/desk/problems.ts';
import { choosePassword, DeskBrowser, someone } from '../desk-browser.ts';
import type { AccessDesk } from './access-desk.ts';

/** People whom the doctor lets in, and the doctor who always remains. */
export function peopleTests(desk: AccessDesk): void {
  it('lets the doctor add, list, reset and remove people', async () => {
    const newPerson = { name: 'Sunita Rao', email: 'Sunita@Clinic.example', role: 'reception' };
    const added = await desk.doctor.browser.post('/people', newPerson);
    const { person, link } = invitation.parse(added.body);
    expect([added.status, person.email, person.active]).toEqual([
      201,
      'sunita@clinic.example',
      false,
    ]);
    expect((await desk.doctor.browser.post('/people', newPerson)).body.problem).toBe('taken');
    const sunita = new DeskBrowser(desk.site.url);
    expect((await sunita.signIn(person.email)).status).toBe(401);
    await choosePassword(sunita, link);
    expect((await sunita.signIn(person.email)).status).toBe(200);
    const { people } = peopleAnswer.parse((await desk.doctor.browser.get('/people')).body);
    expect(people.find(({ id }) => id === person.id)?.active).toBe(true);

    const reset = await desk.doctor.browser.post(`/people/${person.id}/reset`);
    expect((await sunita.get('/session')).status).toBe(401);
    await choosePassword(sunita, invitation.parse(reset.body).link);
    await sunita.signIn(person.email);
    expect((await desk.doctor.browser.request('DELETE', `/people/${person.id}`)).status).toBe(204);
    expect((await sunita.get('/session')).status).toBe(401);
    expect((await sunita.signIn(person.email)).status).toBe(401);
    expect((await desk.doctor.browser.request('DELETE', `/people/${person.id}`)).status).toBe(404);
  });

  it('does not let doctors reset their own sign-in: the link would be lost with the session', async () => {
    const { status, body } = await desk.doctor.browser.post(`/people/${desk.doctor.id}/reset`);
    expect([status, body.problem]).toEqual([422, 'invalid']);
    expect(body.message).toBe('Change your own password under Account.');
    expect((await desk.doctor.browser.get('/session')).status).toBe(200);
    expect((await new DeskBrowser(desk.site.url).signIn(desk.doctor.email)).status).toBe(200);
  });

  it('refuses a role or a field that it does not know', async () => {
    const base = { name: 'X', email: 'x@clinic.example', role: 'reception' };
    const wrong = [
      { ...base, role: 'owner' },
      { ...base, id: randomUUID() },
      { ...base, email: 'x' },
      [],
      null,
    ];
    for (const body of wrong) {
      const { status, body: answer } = await desk.doctor.browser.request('POST', '/people', body);
      expect([status, deskRefusal.parse(answer).problem]).toEqual([422, 'invalid']);
    }
  });

  it('does not count a doctor who has never chosen a password as the one who remains', async () => {
    const newPerson = { name: 'Sunil Rao', email: 'mistyped@clinic.example', role: 'doctor' };
    const { person } = invitation.parse(
      (await desk.doctor.browser.post('/people', newPerson)).body,
    );
    const leave = await desk.doctor.browser.request('DELETE', `/people/${desk.doctor.id}`);
    expect([leave.status, leave.body?.problem]).toEqual([409, 'last-doctor']);
    expect((await desk.doctor.browser.request('DELETE', `/people/${person.id}`)).status).toBe(204);
  });

  it('always keeps a doctor, even if two remove each other at the same moment', async () => {
    const other = await someone(desk.site, 'doctor');
    const outcomes = await Promise.all([
      desk.doctor.browser.request('DELETE', `/people/${other.id}`),
      other.browser.request('DELETE', `/people/${desk.doctor.id}`),
    ]);
    const problems = outcomes.map(({ status, body }) => body?.problem ?? status);
    // Whoever is removed first may find the session already gone.
    expect(problems).toContain(204);
    expect(problems.filter((problem) => problem === 204)).toHaveLength(1);
    const { people } = desk.site.services.staff;
    const doctors = (await people.list()).filter(({ role }) => role === 'doctor');
    expect(doctors).toHaveLength(1);
    expect(await people.remove(doctors[0]?.id ?? '')).toBe('last-doctor');
    desk.doctor = await someone(desk.site, 'doctor', 'Vijay Patil');
  });
}
