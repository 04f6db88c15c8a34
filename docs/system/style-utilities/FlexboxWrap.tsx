import { Box } from '@mui/system';

const tags = [
  'Accounting',
  'Design',
  'Human resources',
  'Legal',
  'Research',
  'Sales',
];

export default function FlexboxWrap() {
  return (
    <Box
      component="ul"
      aria-label="Departments"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        maxWidth: 320,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {tags.map((tag) => (
        <Box
          component="li"
          key={tag}
          sx={{
            px: 1.5,
            py: 0.5,
            borderRadius: 999,
            bgcolor: 'light-dark(#cdeede, #163b2a)',
          }}
        >
          {tag}
        </Box>
      ))}
    </Box>
  );
}
