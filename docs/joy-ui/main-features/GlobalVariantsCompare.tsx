import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function GlobalVariantsCompare() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {variants.map((variant) => (
        <Box key={variant} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography level="title-sm">{variant}</Typography>
          <Button variant={variant}>Save</Button>
          <Chip variant={variant} color="primary">
            Draft
          </Chip>
          <Avatar variant={variant} color="primary">
            AK
          </Avatar>
        </Box>
      ))}
    </Box>
  );
}
