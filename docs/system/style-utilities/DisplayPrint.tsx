import { Box } from '@mui/system';

export default function DisplayPrint() {
  return (
    <div>
      <p>Invoice 118: 240.00 €</p>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        Transfer to account 1029 3847 within 14 days.
      </Box>
      <Box
        component="button"
        type="button"
        onClick={() => window.print()}
        sx={{ displayPrint: 'none' }}
      >
        Print
      </Box>
    </div>
  );
}
