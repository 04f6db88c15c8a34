import * as React from 'react';
import NoSsr from '@mui/material/NoSsr';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

function LanguageField(props: TextFieldProps) {
  const [language, setLanguage] = React.useState(() => window.navigator.language);

  return (
    <TextField
      {...props}
      value={language}
      onChange={(event) => setLanguage(event.target.value)}
    />
  );
}

export default function NoSsrBrowserState() {
  const field = { id: React.useId(), label: 'Language' };

  return (
    <NoSsr fallback={<TextField {...field} disabled />}>
      <LanguageField {...field} />
    </NoSsr>
  );
}
