import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';

export default function IconButtonBasic() {
  return (
    <Stack direction="row" alignItems="center" spacing={1}>
      <IconButton
        edge="start"
        color="primary"
        size="large"
        aria-label="Open report.pdf"
      >
        <InsertDriveFileOutlined />
      </IconButton>
      <Typography sx={{ flexGrow: 1 }}>report.pdf</Typography>
      <Tooltip title="Download report.pdf">
        <IconButton size="small">
          <DownloadOutlined fontSize="inherit" />
        </IconButton>
      </Tooltip>
      <IconButton edge="end" aria-label="Delete report.pdf">
        <DeleteOutlined />
      </IconButton>
    </Stack>
  );
}
