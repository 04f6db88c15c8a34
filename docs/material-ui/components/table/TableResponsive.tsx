import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';

const COLUMNS = ['Boat', 'Berth', 'Length in m', 'Paid until'];
const BOATS = [
  ['Kittiwake', 'C 12', '9.4', 'September'],
  ['Second thoughts', 'A 3', '6.1', 'June'],
  ['Old number nine', 'D 27', '12.8', 'December'],
];

const CardTable = styled(Table)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    '&, & tbody': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': { display: 'block', paddingBlock: theme.spacing(1.5) },
    '& tbody th, & tbody td': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: theme.spacing(2),
      padding: theme.spacing(0.5, 2),
      borderBottom: 0,
    },
    '& tbody th': { fontWeight: theme.typography.fontWeightBold },
    '& td::before': {
      content: 'attr(data-label) / ""',
      color: theme.palette.text.secondary,
    },
    '& tr + tr': { borderTop: `1px solid ${theme.palette.divider}` },
  },
}));

export default function TableAsCards() {
  return (
    <CardTable role="table" aria-label="Berths">
      <TableHead role="rowgroup">
        <TableRow role="row">
          {COLUMNS.map((column) => (
            <TableCell key={column} role="columnheader">
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {BOATS.map(([name, ...facts]) => (
          <TableRow key={name} role="row">
            <TableCell component="th" scope="row" role="rowheader">
              {name}
            </TableCell>
            {facts.map((fact, index) => (
              <TableCell
                key={COLUMNS[index + 1]}
                role="cell"
                data-label={COLUMNS[index + 1]}
              >
                {fact}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </CardTable>
  );
}
