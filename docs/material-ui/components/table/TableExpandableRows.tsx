import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import ExpandMore from '@mui/icons-material/ExpandMore';

const HIVES = [
  {
    name: 'Orchard 1',
    frames: 9,
    note: 'Queen marked white, laying well on six frames.',
  },
  {
    name: 'Orchard 2',
    frames: 4,
    note: 'Weak after the winter. Fed twice, look again in a week.',
  },
  {
    name: 'Heather',
    frames: 11,
    note: 'Two swarm cells cut out, a second super is on.',
  },
];

export default function TableExpand() {
  const id = React.useId();
  const [open, setOpen] = React.useState<string | null>('Orchard 2');

  return (
    <TableContainer>
      <Table aria-label="Hives, with notes to unfold">
        <TableHead>
          <TableRow>
            <TableCell>Hive</TableCell>
            <TableCell align="right">Frames</TableCell>
            <TableCell>Note</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {HIVES.map(({ name, frames, note }, index) => {
            const isOpen = open === name;
            const noteId = `${id}-${index}`;
            return (
              <React.Fragment key={name}>
                <TableRow sx={{ '& > .MuiTableCell-root': { borderBottom: 0 } }}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  <TableCell align="right">{frames}</TableCell>
                  <TableCell padding="none" sx={{ pl: 1 }}>
                    <IconButton
                      aria-label={`Note on ${name}`}
                      aria-expanded={isOpen}
                      aria-controls={noteId}
                      onClick={() => setOpen(isOpen ? null : name)}
                    >
                      <ExpandMore
                        sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }}
                      />
                    </IconButton>
                  </TableCell>
                </TableRow>
                <TableRow>
                  <TableCell id={noteId} colSpan={3} sx={{ py: 0 }}>
                    <Collapse in={isOpen} unmountOnExit>
                      <Typography
                        variant="body2"
                        color="text.secondary"
                        sx={{ pb: 2 }}
                      >
                        {note}
                      </Typography>
                    </Collapse>
                  </TableCell>
                </TableRow>
              </React.Fragment>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
