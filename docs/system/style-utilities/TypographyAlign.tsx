import { Box } from '@mui/system';

export default function TypographyAlign() {
  return (
    <Box component="table" sx={{ width: 1, maxWidth: 400 }}>
      <Box component="caption" sx={{ textAlign: 'center' }}>
        Order 1042
      </Box>
      <tbody>
        {['Lamp', 'Delivery'].map((item) => (
          <tr key={item}>
            <Box component="th" scope="row" sx={{ textAlign: 'start' }}>
              {item}
            </Box>
            <Box component="td" sx={{ textAlign: 'end' }}>
              {item === 'Lamp' ? '39.00 €' : '4.90 €'}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
