import { Box, Unstable_Grid as Grid } from '@mui/system';

const invoices = [
  { number: 2041, note: 'Paid' },
  { number: 2042, note: 'Sent on 3 May, due on 17 May, one reminder' },
  { number: 2043, note: 'Draft' },
];

export default function GridList() {
  return (
    <Grid
      container
      component="ul"
      aria-label="Invoices"
      spacing={1}
      sx={{ p: 0, listStyle: 'none' }}
    >
      {invoices.map(({ number, note }) => (
        <Grid component="li" key={number} xs={4}>
          <Box
            sx={{
              height: 1,
              boxSizing: 'border-box',
              p: 1.5,
              border: '1px solid',
              borderRadius: 1,
            }}
          >
            <strong>{number}</strong>
            <br />
            {note}
          </Box>
        </Grid>
      ))}
    </Grid>
  );
}
