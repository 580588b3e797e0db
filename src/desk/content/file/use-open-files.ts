import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ContentFileAnswer } from '../../../../shared/desk/content.ts';
import { useSignedIn } from '../../api/session.ts';
import { useSetup } from '../../parts/setup.ts';
import { useIsWide } from '../../parts/wide.ts';
import { readAgain, saveText, showSaved } from '../data/api.ts';
import { useLanguageNames } from '../data/files.ts';
import { OpenFile } from '../saving/open-file.ts';
import { KeptTexts, openEditors } from '../saving/unsaved.ts';
import { wholeForm } from '../values/forms.ts';
import type { EditedLanguage, FileForm } from './file-form.ts';

/** A file that is edited in all languages; each saves itself. */
export class OpenFiles {
  readonly all: OpenFile[];

  constructor(all: OpenFile[]) {
    this.all = all;
  }

  get isUnsaved(): boolean {
    return this.all.some((each) => each.isUnsaved);
  }

  subscribe = (listener: () => void): (() => void) => {
    const ends = this.all.map((each) => each.subscribe(listener));
    return () => {
      for (const end of ends) end();
    };
  };

  /** How often something has changed. */
  changes = (): number => this.all.reduce((sum, { changes }) => sum + changes, 0);

  keepNow(): void {
    for (const each of this.all) each.keepNow();
  }

  /** Saves everything at once; returns whether everything is saved afterwards. */
  async flush(): Promise<boolean> {
    const all = await Promise.all(this.all.map((each) => each.flush()));
    return all.every(Boolean);
  }

  abandon(): void {
    for (const each of this.all) each.abandon();
  }
}

/** Opens a file in all languages while it is shown, with what the browser has kept of it. */
export function useOpenFiles(answer: ContentFileAnswer): OpenFiles {
  const client = useQueryClient();
  const { person } = useSignedIn();
  const [files] = useState(() => {
    const kept = new KeptTexts(person.id);
    const onSaved: ConstructorParameters<typeof OpenFile>[0]['onSaved'] = (saved) => {
      showSaved(client, saved);
      // Which translations are behind is known once all is saved.
      if (files.all.every(({ isDirty }) => !isDirty)) void readAgain(client);
    };
    const open = (file: ContentFileAnswer['languages'][number]) =>
      new OpenFile({ file, kept, save: saveText, onSaved });
    return new OpenFiles(answer.languages.map(open));
  });
  useEffect(() => {
    for (const file of answer.languages) {
      files.all.find(({ path }) => path === file.path)?.take(file);
    }
  }, [files, answer]);
  useEffect(() => {
    openEditors.add(files);
    const forAll = (action: 'hold' | 'release' | 'resume' | 'stop') => {
      for (const each of files.all) each[action]();
    };
    const listeners = {
      compositionstart: () => forAll('hold'),
      compositionend: () => forAll('release'),
      focusout() {
        // A field that is removed fires no compositionend.
        forAll('release');
        files.keepNow();
      },
      pagehide: () => files.keepNow(),
      online: () => void files.flush(),
    };
    for (const [event, listener] of Object.entries(listeners)) addEventListener(event, listener);
    forAll('resume');
    return () => {
      openEditors.delete(files);
      for (const [event, listener] of Object.entries(listeners)) {
        removeEventListener(event, listener);
      }
      forAll('stop');
    };
  }, [files]);
  return files;
}

/** What the fields of an open file share. */
export function useEditedFile(name: string, answer: ContentFileAnswer, files: OpenFiles): FileForm {
  const { pointer, language: chosen } = useSearch({ from: '/signed-in/site/$' });
  const pressed = useLocation({ select: ({ state }) => state.pressed ?? '' });
  const { language: spoken } = useSetup();
  const { nameOne } = useLanguageNames();
  const isWide = useIsWide();
  useSyncExternalStore(files.subscribe, files.changes);
  const form = useMemo(() => wholeForm(answer), [answer]);
  const languages = files.all.map((open): EditedLanguage => {
    const state = open.state();
    const code = state.file.language;
    return { ...state, open, code, name: code === null ? '' : nameOne(code) };
  });
  const of = (code: string | undefined) => languages.filter((each) => each.code === code);
  const [one] = [...of(chosen), ...of(spoken), ...languages];
  const [focused] = [...of(chosen), ...languages];
  return {
    name,
    answer,
    form,
    languages,
    shown: isWide ? languages : one ? [one] : [],
    focus: pointer === undefined || !focused ? null : { path: focused.file.path, pointer, pressed },
  };
}
