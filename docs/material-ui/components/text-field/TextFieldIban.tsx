import * as React from 'react';
import TextField from '@mui/material/TextField';
import { unstable_useEnhancedEffect as useEnhancedEffect } from '@mui/material/utils';

const groupByFour = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ');

type GroupedInputProps = React.ComponentPropsWithoutRef<'input'>;

/** Shows its value in groups of four and keeps the caret behind the same character. */
const GroupedInput = React.forwardRef<HTMLInputElement, GroupedInputProps>(
  function GroupedInput({ value, onChange, ...other }, ref) {
    const ownRef = React.useRef<HTMLInputElement | null>(null);
    const typedBefore = React.useRef<number | null>(null);
    const shown = groupByFour(String(value));

    React.useImperativeHandle(ref, () => ownRef.current as HTMLInputElement);
    // A layout effect in the browser; on the server React would warn about one.
    useEnhancedEffect(() => {
      if (typedBefore.current !== null) {
        const caret = groupByFour(
          String(value).slice(0, typedBefore.current),
        ).length;
        ownRef.current?.setSelectionRange(caret, caret);
        typedBefore.current = null;
      }
    });

    const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
      const { selectionStart, value: text } = event.target;
      typedBefore.current = text
        .slice(0, selectionStart ?? text.length)
        .replace(/\W/g, '').length;
      onChange?.(event);
    };

    return <input {...other} ref={ownRef} value={shown} onChange={handleChange} />;
  },
);

export default function TextFieldIban() {
  const [iban, setIban] = React.useState('NL91ABNA0417164300');

  return (
    <TextField
      label="IBAN"
      fullWidth
      value={iban}
      onChange={(event) =>
        setIban(event.target.value.replace(/\W/g, '').toUpperCase().slice(0, 34))
      }
      helperText={`Stored as ${iban || 'nothing'}`}
      inputProps={{ dir: 'ltr', autoComplete: 'off', spellCheck: false }}
      InputProps={{ inputComponent: GroupedInput }}
    />
  );
}
