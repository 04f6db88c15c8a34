import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const users = ['Mia Chen', 'Omar Haddad', 'Lea Novak', 'Sam Park'];

export default function BackdropTable() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Show table' : 'Cover table'}
      </Button>
      <Box sx={{ position: 'relative', mt: 1 }}>
        <TableContainer
          tabIndex={0}
          role="group"
          aria-label="Users"
          sx={{ maxHeight: 140 }}
        >
          <Table stickyHeader size="small" aria-label="Users">
            <TableHead>
              <TableRow>
                <TableCell>Name</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {users.map((user) => (
                <TableRow key={user}>
                  <TableCell>{user}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        <Backdrop open={open} sx={{ position: 'absolute', zIndex: 3 }} />
      </Box>
    </React.Fragment>
  );
}
