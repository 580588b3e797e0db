import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';
import { DialogButtons, Popup } from '../dialogs/Popup.tsx';
import { Field } from '../parts/Field.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useCopy } from '../parts/setup.ts';
import { linkAddressOf } from './pasted/links.ts';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Turns the selected words into a link, or changes the link at the cursor. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { text: copy } = useCopy();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const needsText = editor.state.selection.empty && before === '';
  const [typed, setTyped] = useState(before);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const set = () => {
    const href = linkAddressOf(typed);
    if (href === null) return setWrong(true);
    const marks = [{ type: 'link', attrs: { href } }];
    const chain = editor.chain().focus();
    if (needsText) chain.insertContent({ type: 'text', text: text.trim() || typed.trim(), marks });
    else chain.extendMarkRange('link').setMark('link', { href });
    chain.run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  return (
    <Popup heading={copy.linkHeading} onClose={onClose}>
      <form
        className="mt-4 grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React would pass the event on to the form around the editor.
          event.stopPropagation();
          set();
        }}
      >
        <Field
          label={copy.linkAddress}
          hint={copy.linkHint}
          problem={isWrong ? copy.linkWrong : undefined}
          inputMode="url"
          autoComplete="off"
          autoFocus
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setWrong(false);
          }}
        />
        {needsText && <Field label={copy.linkText} value={text} onChange={setText} />}
        <DialogButtons onCancel={onClose}>
          <SubmitButton>{copy.setLink}</SubmitButton>
          {before !== '' && (
            <button type="button" className={buttonClasses('outline')} onClick={remove}>
              {copy.removeLink}
            </button>
          )}
        </DialogButtons>
      </form>
    </Popup>
  );
}
