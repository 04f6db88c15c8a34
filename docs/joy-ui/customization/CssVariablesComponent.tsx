import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Search from '@mui/icons-material/Search';

export default function CssVariablesComponent() {
  return (
    <FormControl>
      <FormLabel>Search orders</FormLabel>
      <Input
        startDecorator={<Search />}
        sx={{
          '--Input-radius': '24px',
          '--Input-minHeight': '3rem',
          '--Input-paddingInline': '1rem',
          '--Input-focusedThickness': '3px',
          '--Icon-color': 'var(--joy-palette-primary-plainColor)',
        }}
      />
    </FormControl>
  );
}
