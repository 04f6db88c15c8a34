import CssBaseline from '@mui/joy/CssBaseline';
import GlobalStyles from '@mui/joy/GlobalStyles';
import type { Theme } from '@mui/joy/styles';

const globalStyles = (
  <GlobalStyles
    styles={(theme: Theme) => ({
      body: { backgroundColor: theme.vars.palette.background.level1 },
      a: { color: theme.vars.palette.primary.plainColor },
      'h3, p': { margin: theme.spacing(1) },
    })}
  />
);

export default function CssBaselineGlobalStyles() {
  return (
    <>
      <CssBaseline />
      {globalStyles}
      <h3>Invoices</h3>
      <p>
        Paid, <a href="/joy-ui/react-table/">sorted by date</a>
      </p>
    </>
  );
}
