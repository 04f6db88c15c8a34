import * as React from 'react';
import NoSsr from '@mui/material/NoSsr';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

function PageField(props: TextFieldProps) {
  const [page, setPage] = React.useState(() => window.location.pathname);

  return (
    <TextField
      {...props}
      helperText="Filled in from the address"
      value={page}
      onChange={(event) => setPage(event.target.value)}
    />
  );
}

export default function NoSsrReport() {
  const shared = {
    id: React.useId(),
    label: 'Page with the mistake',
    fullWidth: true,
  };

  return (
    <NoSsr fallback={<TextField {...shared} helperText=" " disabled />}>
      <PageField {...shared} />
    </NoSsr>
  );
}
