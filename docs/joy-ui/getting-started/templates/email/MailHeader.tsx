import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import Edit from '@mui/icons-material/EditOutlined';
import MailOutline from '@mui/icons-material/MailOutline';
import Menu from '@mui/icons-material/Menu';

interface MailHeaderProps {
  onMenu: () => void;
  onCompose: () => void;
}

export default function MailHeader({ onMenu, onCompose }: MailHeaderProps) {
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
        aria-label="Open folders"
        aria-haspopup="dialog"
        onClick={onMenu}
        sx={{ display: { md: 'none' } }}
      >
        <Menu />
      </IconButton>
      <Typography
        level="title-lg"
        component="h1"
        startDecorator={<MailOutline color="primary" />}
        sx={{ minWidth: 0, lineHeight: 1.2 }}
      >
        Fernhill Mail
      </Typography>
      <Button
        size="sm"
        startDecorator={<Edit />}
        onClick={onCompose}
        sx={{ marginInlineStart: 'auto' }}
      >
        Compose
      </Button>
    </Sheet>
  );
}
