import * as React from 'react';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import Check from '@mui/icons-material/Check';
import { permissions, roleIds, roles } from './data';

export default function Permissions() {
  const id = React.useId();

  return (
    <Sheet
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ borderRadius: 'md', p: 2 }}
    >
      <Typography id={id} level="title-lg" component="h2">
        What each role may do
      </Typography>
      <Typography level="body-sm" sx={{ mt: 0.5 }}>
        Guests of a single project have no seat.{' '}
        <Link href="/joy-ui/react-checkbox/" underline="always">
          Learn about guests
        </Link>
      </Typography>
      <Table
        size="sm"
        aria-labelledby={id}
        sx={{
          mt: 1.5,
          '--TableCell-headBackground': 'transparent',
          '--Table-headerUnderlineThickness': '1px',
          '--TableCell-paddingX': '2px',
          '& th': { textAlign: 'start' },
          '& tbody th': { whiteSpace: 'normal', fontWeight: 'md' },
          '& td, & thead th:not(:first-of-type)': { textAlign: 'center' },
        }}
      >
        <thead>
          <tr>
            <th>Permission</th>
            {roleIds.map((role) => (
              <th key={role} style={{ width: '17%' }}>
                {roles[role].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map(({ text, roles: allowed }) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              {roleIds.map((role) => (
                <td key={role}>
                  {allowed.includes(role) ? (
                    <Check titleAccess="Yes" sx={{ color: 'success.plainColor' }} />
                  ) : (
                    <span aria-label="No" role="img">
                      –
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
