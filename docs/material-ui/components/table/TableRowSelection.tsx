import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const JARS = [
  { id: 'K-17', seed: 'Blue poppy', year: 2019 },
  { id: 'K-21', seed: 'Corn cockle', year: 2021 },
  { id: 'K-34', seed: 'Viper’s bugloss', year: 2016 },
];

export default function TableSelect() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState(['K-34']);
  const [message, setMessage] = React.useState('');
  const all = chosen.length === JARS.length;

  const choose = (next: string[]) => {
    setChosen(next);
    setMessage('');
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" flexWrap="wrap" gap={2} alignItems="center">
        <Typography role="status" sx={{ flexGrow: 1 }}>
          {message || `${chosen.length} of ${JARS.length} jars chosen`}
        </Typography>
        <Button
          variant="outlined"
          disabled={chosen.length === 0}
          onClick={() => setMessage(`Sent to the test bed: ${chosen.join(', ')}`)}
        >
          Test germination
        </Button>
      </Stack>
      <TableContainer>
        <Table aria-label="Seed jars">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  inputProps={{ 'aria-label': 'All jars' }}
                  checked={all}
                  indeterminate={chosen.length > 0 && !all}
                  onChange={() => choose(all ? [] : JARS.map((jar) => jar.id))}
                />
              </TableCell>
              <TableCell>Seed</TableCell>
              <TableCell align="right">Harvest</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {JARS.map((jar) => {
              const selected = chosen.includes(jar.id);
              return (
                <TableRow key={jar.id} hover selected={selected}>
                  <TableCell padding="checkbox">
                    <Checkbox
                      inputProps={{ 'aria-labelledby': `${id}-${jar.id}` }}
                      checked={selected}
                      onChange={() =>
                        choose(
                          selected
                            ? chosen.filter((other) => other !== jar.id)
                            : [...chosen, jar.id],
                        )
                      }
                    />
                  </TableCell>
                  <TableCell component="th" scope="row" id={`${id}-${jar.id}`}>
                    {jar.seed}
                  </TableCell>
                  <TableCell align="right">{jar.year}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
