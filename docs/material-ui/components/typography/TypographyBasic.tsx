import * as React from 'react';
import Typography from '@mui/material/Typography';

export default function TypographyBasic() {
  return (
    <React.Fragment>
      <Typography variant="h5" component="h3" gutterBottom>
        Order #1041
      </Typography>
      <Typography>Two desk lamps and an office chair for Mia Chen.</Typography>
      <Typography variant="body2" color="text.secondary">
        Sent on 14 March, arrives on Friday
      </Typography>
    </React.Fragment>
  );
}
