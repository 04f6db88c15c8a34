import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import Cloud from '@mui/icons-material/CloudOutlined';
import CreateFolder from '@mui/icons-material/CreateNewFolderOutlined';
import Menu from '@mui/icons-material/Menu';

interface FilesHeaderProps {
  onMenu: () => void;
  onNewFolder: () => void;
}

export default function FilesHeader({ onMenu, onNewFolder }: FilesHeaderProps) {
  return (
    <Sheet
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 3,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: 56,
        flexShrink: 0,
        px: 1.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <IconButton
        aria-label="Open places"
        aria-haspopup="dialog"
        onClick={onMenu}
        sx={{ display: { md: 'none' } }}
      >
        <Menu />
      </IconButton>
      <Typography
        level="title-lg"
        component="h1"
        startDecorator={<Cloud color="primary" />}
      >
        Kestrel Files
      </Typography>
      <Button
        size="sm"
        startDecorator={<CreateFolder />}
        onClick={onNewFolder}
        sx={{ marginInlineStart: 'auto' }}
      >
        New folder
      </Button>
    </Sheet>
  );
}
