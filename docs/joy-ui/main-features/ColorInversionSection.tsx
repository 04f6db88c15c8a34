import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ColorInversionSection() {
  return (
    <Sheet
      component="form"
      variant="solid"
      invertedColors
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gap: 2,
        p: 3,
        borderRadius: 'lg',
        bgcolor: 'neutral.800',
      }}
    >
      <Typography level="h3">Product news, once a month</Typography>
      <Typography>New features, tips and dates of our workshops.</Typography>
      <FormControl>
        <FormLabel>Email</FormLabel>
        <Input type="email" autoComplete="email" />
      </FormControl>
      <Button type="submit" sx={{ justifySelf: 'start' }}>
        Subscribe
      </Button>
    </Sheet>
  );
}
