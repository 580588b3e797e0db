import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';
import { Popup, PopupForm } from '../dialogs/Popup.tsx';
import { Field } from '../parts/Field.tsx';
import { useCopy } from '../parts/setup.ts';
import { toLinkAddress } from './paste/links.ts';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Turns the selected words into a link, or changes the link at the cursor. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { text: copy } = useCopy();
  const currentAddress = String(editor.getAttributes('link')['href'] ?? '');
  const needsText = editor.state.selection.empty && currentAddress === '';
  const [typedAddress, setTypedAddress] = useState(currentAddress);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const setLink = () => {
    const href = toLinkAddress(typedAddress);
    if (href === null) return setWrong(true);
    const marks = [{ type: 'link', attrs: { href } }];
    const chain = editor.chain().focus();
    if (needsText)
      chain.insertContent({ type: 'text', text: text.trim() || typedAddress.trim(), marks });
    else chain.extendMarkRange('link').setMark('link', { href });
    chain.run();
    onClose();
  };
  const removeLink = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  return (
    <Popup heading={copy.linkHeading} onClose={onClose}>
      <PopupForm
        action={copy.setLink}
        others={
          currentAddress !== '' && (
            <button type="button" className={buttonClasses('outline')} onClick={removeLink}>
              {copy.removeLink}
            </button>
          )
        }
        onSubmit={setLink}
        onClose={onClose}
      >
        <Field
          label={copy.linkAddress}
          hint={copy.linkHint}
          problem={isWrong ? copy.linkWrong : undefined}
          inputMode="url"
          autoComplete="off"
          autoFocus
          value={typedAddress}
          onChange={(value) => {
            setTypedAddress(value);
            setWrong(false);
          }}
        />
        {needsText && <Field label={copy.linkText} value={text} onChange={setText} />}
      </PopupForm>
    </Popup>
  );
}
