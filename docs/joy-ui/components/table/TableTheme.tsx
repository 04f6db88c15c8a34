import Table from '@mui/joy/Table';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyTable: {
      defaultProps: { size: 'sm', hoverRow: true },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '--TableCell-headBackground': vars.palette.primary.softBg,
          '--TableRow-hoverBackground': vars.palette.primary.softBg,
          '& thead th': { color: vars.palette.primary.softColor },
        }),
      },
    },
  },
});

export default function TableTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <Table aria-label="Domains">
        <thead>
          <tr>
            <th>Domain</th>
            <th>Renews</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>example.com</td>
            <td>3 March</td>
          </tr>
          <tr>
            <td>example.org</td>
            <td>19 June</td>
          </tr>
        </tbody>
      </Table>
    </CssVarsProvider>
  );
}
