import { createElement as h, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Alert,
  Button,
  Container,
  createTheme,
  CssBaseline,
  Stack,
  TextField,
  ThemeProvider,
  Typography,
} from '@mui/material';

const theme = createTheme({
  palette: { primary: { main: '#00629e' } },
  shape: { borderRadius: 8 },
});

function Settings() {
  const [savedName, setSavedName] = useState();

  function save(event) {
    event.preventDefault();
    setSavedName(new FormData(event.currentTarget).get('shop'));
  }

  return h(
    Stack,
    { component: 'form', spacing: 2, sx: { maxWidth: 400 }, onSubmit: save },
    h(Typography, { variant: 'h4', component: 'h1' }, 'Settings'),
    h(TextField, {
      name: 'shop',
      label: 'Name of the shop',
      defaultValue: 'Shop',
      required: true,
    }),
    h(Button, { type: 'submit', variant: 'contained' }, 'Save'),
    savedName && h(Alert, { severity: 'success' }, `Saved as ${savedName}.`),
  );
}

createRoot(document.getElementById('root')).render(
  h(
    StrictMode,
    null,
    h(
      ThemeProvider,
      { theme },
      h(CssBaseline),
      h(Container, { component: 'main', sx: { py: 4 } }, h(Settings)),
    ),
  ),
);
