import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';

function shapeRadios(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiRadio: {
        defaultProps: { disableRipple: true, checkedIcon: <CheckCircleRounded /> },
        styleOverrides: {
          root: ({ theme }) => ({
            '&.Mui-focusVisible': {
              outline: `2px solid ${theme.palette.primary.main}`,
              outlineOffset: -5,
            },
          }),
        },
      },
    },
  };
}

export default function RadioTheme() {
  return (
    <ThemeProvider theme={shapeRadios}>
      <RadioGroup row aria-label="Paper" defaultValue="recycled">
        <FormControlLabel value="recycled" control={<Radio />} label="Recycled" />
        <FormControlLabel value="cotton" control={<Radio />} label="Cotton" />
      </RadioGroup>
    </ThemeProvider>
  );
}
