import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function TooltipRichContent() {
  return (
    <Tooltip
      describeChild
      variant="outlined"
      arrow
      placement="bottom-start"
      title={
        <Box sx={{ display: 'flex', gap: 1.5, maxWidth: 260, p: 1 }}>
          <Avatar>MP</Avatar>
          <div>
            <Typography level="title-sm">Mira Patel</Typography>
            <Typography level="body-sm">
              Looks after orders from Asia, in the office until 17:00
            </Typography>
          </div>
        </Box>
      }
    >
      <Button variant="soft">Mira Patel</Button>
    </Tooltip>
  );
}
