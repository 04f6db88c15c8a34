import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import CheckRounded from '@mui/icons-material/CheckRounded';

const BOX = {
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  borderRadius: '6px',
  border: '2px solid',
};

function shapeCheckboxes(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiCheckbox: {
        defaultProps: {
          disableRipple: true,
          icon: <Box component="span" sx={BOX} />,
          checkedIcon: (
            <Box
              component="span"
              sx={{
                ...BOX,
                display: 'grid',
                placeContent: 'center',
                bgcolor: 'primary.main',
              }}
            >
              <CheckRounded
                sx={{ fontSize: 16, color: 'primary.contrastText' }}
                fontSize="inherit"
              />
            </Box>
          ),
        },
        styleOverrides: {
          root: ({ theme }) => ({
            '&.Mui-focusVisible': {
              outline: `2px solid ${theme.palette.primary.main}`,
              outlineOffset: -4,
              borderRadius: 12,
            },
          }),
        },
      },
    },
  };
}

export default function CheckboxTheme() {
  return (
    <ThemeProvider theme={shapeCheckboxes}>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Kettle" />
      <FormControlLabel control={<Checkbox />} label="Grill" />
    </ThemeProvider>
  );
}
