import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  preview,
  publish,
  remove,
  rename,
  unpublish,
} from '../../server/commands/posts/changes.ts';
import { list } from '../../server/commands/posts/list.ts';
import { createPost, saveDraft } from '../../server/posts/write/drafts.ts';
import { listVersions } from '../../server/posts/write/versions.ts';
import { usePostCommands } from './post-commands.ts';

const kolkata = (moment: Date) =>
  moment.toLocaleString('sv', { timeZone: 'Asia/Kolkata' }).slice(0, 16);

describe('the commands for posts', () => {
  const used = usePostCommands();
  const { context, importing, live, saying, stored } = used;

  it('keep a published post published whatever a later file omits, with its old text as a version', async () => {
    const fields = ['title: Walking', 'slug: walk', 'excerpt: In short.'];
    expect(await importing([...fields, 'published: true'])).toMatch(
      /^Added "Walking" as a new post, \/blog\/walk\. The site shows/,
    );
    expect(await importing(['title: Walking', 'slug: walk'], 'Walk on.')).toMatch(
      /^Updated "Walking" at \/blog\/walk\. The site shows/,
    );
    expect(await live('walk')).toMatchObject({ html: '<p>Walk on.</p>', excerpt: 'In short.' });
    expect(await listVersions(used.database, (await stored('walk')).id)).toHaveLength(2);

    const { id, version, row } = await stored('walk');
    const draft = { ...row, title: 'Walking, slowly' };
    await saveDraft(context(), { id, version, actor: 'Arun Deshmukh' }, draft);
    expect(await importing(['title: Walking', 'slug: walk'], 'Walk far.')).toMatch(
      /It has unpublished changes at the desk\./,
    );
    expect((await stored('walk')).draft?.title).toBe('Walking, slowly');
    expect((await stored('walk')).row.html).toBe('<p>Walk far.</p>');
    expect(await saying(list(context()))).toMatch(/live, with changes {2}en {2}walk/);
  });

  it('overwrite no draft of the desk, and say when a title creates a new post', {
    tags: ['stress'],
  }, async () => {
    await importing(['title: Walking after a heart attack']);
    expect(await importing(['title: Walking after the heart attack'])).toMatch(
      /^Added .*\nThere is a post with a similar title: "Walking after a heart attack", \/blog\/walking-after-a-heart-attack\./,
    );
    const { id, version, row } = await stored('walking-after-a-heart-attack');
    await saveDraft(context(), { id, version, actor: 'Arun Deshmukh' }, { ...row, title: 'Mine' });
    await expect(importing(['title: Walking after a heart attack'])).rejects.toThrow(/at the desk/);
    expect((await stored('walking-after-a-heart-attack')).draft?.title).toBe('Mine');
    expect(await importing(['title: Sleep'])).not.toContain('similar');
  });

  it('schedule a post with a future date, which a corrected file leaves scheduled', {
    tags: ['stress'],
  }, async () => {
    const at = new Date(Date.now() + 3_600_000);
    const fields = ['title: Walking', 'slug: walk'];
    const dated = [...fields, `created_at: ${at.toISOString()}`];
    const comes = `It will be published on ${kolkata(at)} (Asia/Kolkata).`;
    expect(await importing([...dated, 'published: true'])).toContain(comes);
    expect(await importing(fields, 'Corrected.')).toContain(comes);
    expect(await stored('walk')).toMatchObject({
      published: false,
      publishAt: at.toISOString(),
      draft: { html: '<p>Corrected.</p>' },
    });
    expect(await saying(list(context()))).toContain(`scheduled for ${kolkata(at)}`);
    expect(await importing([...dated, 'published: false'])).toContain('It is a draft.');
    expect(await stored('walk')).toMatchObject({ publishAt: null, draft: null });
    expect(await saying(publish(context(), 'walk'))).toContain(comes);
    expect(await saying(unpublish(context(), 'walk'))).toBe('Took /blog/walk off the schedule.');
    await importing([...fields, 'created_at: 2026-01-31', 'published: true']);
    await expect(importing(dated)).rejects.toThrow(/on the site already/);
  });

  it('do not list a post that was opened at the desk but never written in', {
    tags: ['stress'],
  }, async () => {
    const opened = { requestId: randomUUID(), language: 'en', actor: 'Arun Deshmukh' };
    await createPost(context(), opened);
    expect(await saying(list(context()))).toBe('No posts.');
  });

  it('rename, preview and delete a post', async () => {
    await importing(['title: Walking', 'slug: walk', 'published: true', 'created_at: 2026-01-31']);
    await importing(['title: Running', 'slug: run']);
    await expect(rename(context(), 'walk', 'run')).rejects.toThrow(/Another post has this address/);
    await expect(rename(context(), 'walk', 'Not An Address')).rejects.toThrow(/lower-case letters/);
    expect(await saying(rename(context(), 'walk', 'go'))).toMatch(
      /^The address is now \/blog\/go\. \/blog\/walk redirects there\./,
    );
    expect(await live('go')).toHaveProperty('title', 'Walking');
    expect(await saying(preview(context(), 'run'))).toMatch(
      /\nhttps?:\/\/\S+\/preview\/[\w-]{43}$/,
    );
    await expect(remove(context(), 'go', false)).rejects.toThrow(
      /^Nothing is deleted\. To delete "Walking" of 2026-01-31, .*: delete go --yes$/,
    );
    expect(await saying(remove(context(), 'go', true))).toMatch(/^Deleted "Walking" for good\./);
    await expect(preview(context(), 'go')).rejects.toThrow(/^There is no post "go"/);
    expect(await saying(unpublish(context(), 'run'))).toContain('nothing was done');
  });
});
