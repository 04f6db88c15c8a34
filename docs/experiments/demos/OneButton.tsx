import Button from '@mui/material/Button';

export default function OneButton() {
  return <Button variant="contained">Print the label</Button>;
}
