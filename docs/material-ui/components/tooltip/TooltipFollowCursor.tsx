import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const usage = [
  { kind: 'Photos', gigabytes: 120, color: 'primary.main' },
  { kind: 'Videos', gigabytes: 60, color: 'secondary.main' },
  { kind: 'Documents', gigabytes: 20, color: 'success.main' },
];

export default function TooltipFollowCursor() {
  return (
    <div>
      <Typography gutterBottom>
        Storage: photos 120 GB, videos 60 GB, documents 20 GB
      </Typography>
      <Box sx={{ display: 'flex', height: 48 }}>
        {usage.map(({ kind, gigabytes, color }) => (
          <Tooltip key={kind} followCursor title={`${kind}, ${gigabytes} GB`}>
            <Box role="img" sx={{ flexGrow: gigabytes, bgcolor: color }} />
          </Tooltip>
        ))}
      </Box>
    </div>
  );
}
