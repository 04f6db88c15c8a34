import * as React from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const PHOTOS = ['Harbour at dawn', 'Net menders', 'Empty quay'];
const AWARDS = ['Cover', 'Back'];

export default function RadioAlone() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState(['Harbour at dawn', 'Empty quay']);

  return (
    <Table size="small" aria-label="Photographs of the calendar">
      <TableHead>
        <TableRow>
          <TableCell>Photograph</TableCell>
          {AWARDS.map((award) => (
            <TableCell key={award} align="center">
              {award}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {PHOTOS.map((photo) => (
          <TableRow key={photo}>
            <TableCell component="th" scope="row">
              {photo}
            </TableCell>
            {AWARDS.map((award, column) => (
              <TableCell key={award} align="center" padding="none">
                <Radio
                  name={`${id}-${award}`}
                  value={photo}
                  checked={chosen[column] === photo}
                  onChange={() =>
                    setChosen(
                      chosen.map((old, index) => (index === column ? photo : old)),
                    )
                  }
                  inputProps={{ 'aria-label': `${award}: ${photo}` }}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
