import * as React from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const ANSWERS = ['Mild', 'Right', 'Sharp'];
const CHEESES = [
  { name: 'Alp, young', out: false },
  { name: 'Alp, two years', out: false },
  { name: 'Goat, ash', out: true },
];

export default function RadioTasting() {
  const id = React.useId();
  const [given, setGiven] = React.useState<Record<string, string>>({});

  return (
    <Table size="small" padding="none" aria-label="Tasting of cheeses">
      <TableHead>
        <TableRow>
          <TableCell>Cheese</TableCell>
          {ANSWERS.map((answer) => (
            <TableCell key={answer} id={`${id}-${answer}`} align="center">
              {answer}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {CHEESES.map(({ name, out }, row) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" id={`${id}-${row}`}>
              {name}
              {out && ', eaten up'}
            </TableCell>
            {ANSWERS.map((answer) => (
              <TableCell key={answer} align="center">
                <Radio
                  name={`${id}-${row}`}
                  value={answer}
                  required
                  disabled={out}
                  checked={given[name] === answer}
                  onChange={() => setGiven({ ...given, [name]: answer })}
                  inputProps={{ 'aria-labelledby': `${id}-${row} ${id}-${answer}` }}
                  sx={{ p: 1 }}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
