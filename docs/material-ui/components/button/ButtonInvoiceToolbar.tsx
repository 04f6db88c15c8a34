import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';

export default function ButtonInvoiceToolbar() {
  const [paid, setPaid] = React.useState(false);

  return (
    <Stack
      direction="row"
      useFlexGap
      flexWrap="wrap"
      alignItems="center"
      spacing={1}
    >
      <Typography role="status" sx={{ flexGrow: 1 }}>
        Invoice 2041: {paid ? 'Paid in full' : 'Overdue by 9 days'}
      </Typography>
      <Button variant="contained" onClick={() => setPaid(true)}>
        Record payment
      </Button>
      <Button onClick={() => setPaid(false)}>Undo</Button>
      <IconButton aria-label="Delete invoice">
        <DeleteOutlined />
      </IconButton>
    </Stack>
  );
}
