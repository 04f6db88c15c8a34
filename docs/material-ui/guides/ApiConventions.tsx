import Button from '@mui/material/Button';
import SendIcon from '@mui/icons-material/Send';

export default function ApiConventions() {
  return (
    <Button
      component="a"
      href="/material-ui/react-button/"
      variant="outlined"
      disableRipple
      startIcon={<SendIcon />}
      title="Reaches the root element"
      sx={{ '& .MuiButton-startIcon': { color: 'text.secondary' } }}
    >
      Send invoice
    </Button>
  );
}
