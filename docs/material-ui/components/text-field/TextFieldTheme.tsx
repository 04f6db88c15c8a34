import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/TextField' {
  interface TextFieldPropsSizeOverrides {
    large: true;
  }
}

function shapeFields(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTextField: {
        defaultProps: { fullWidth: true },
        variants: [
          {
            props: { size: 'large' },
            style: {
              '& .MuiInputBase-input': { fontSize: 22, padding: '20px 16px' },
              '& .MuiInputLabel-root[data-shrink="false"]': {
                transform: 'translate(16px, 20px) scale(1.2)',
              },
            },
          },
        ],
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { borderRadius: 12 },
          notchedOutline: ({ theme }) =>
            theme.unstable_sx({ borderColor: 'text.secondary' }),
        },
      },
    },
  };
}

export default function TextFieldTheme() {
  return (
    <ThemeProvider theme={shapeFields}>
      <Stack spacing={2}>
        <TextField size="large" label="Where to?" />
        <TextField label="Starting from" defaultValue="Bergen" />
      </Stack>
    </ThemeProvider>
  );
}
