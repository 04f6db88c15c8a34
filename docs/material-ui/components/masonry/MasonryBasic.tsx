import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const notes = [
  'Call the bank about the new card.',
  'Ideas for the home page: a shorter headline, one picture, customer quotes, and a button that says what happens next.',
  'Invoice 2041 is paid.',
  'Agenda for Monday: budget, hiring, office move.',
  'Order chairs.',
  'Feedback from support: users look for the export in the settings, not in the menu.',
];

export default function MasonryBasic() {
  return (
    <Masonry columns={3} spacing={2} sx={{ width: 'auto' }}>
      {notes.map((note) => (
        <Paper key={note} variant="outlined" sx={{ p: 1.5 }}>
          {note}
        </Paper>
      ))}
    </Masonry>
  );
}
