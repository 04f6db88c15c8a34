import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';
import MoreHoriz from '@mui/icons-material/MoreHoriz';

export default function BreadcrumbsMenu() {
  return (
    <Breadcrumbs aria-label="Folder">
      <Link href="/joy-ui/react-card/">Company</Link>
      <Dropdown>
        <MenuButton
          aria-label="More folders"
          slots={{ root: IconButton }}
          slotProps={{ root: { size: 'sm' } }}
        >
          <MoreHoriz />
        </MenuButton>
        <Menu aria-label="More folders" placement="bottom-start">
          <MenuItem component="a" href="/joy-ui/react-menu/">
            Marketing
          </MenuItem>
          <MenuItem component="a" href="/joy-ui/react-link/">
            Spring
          </MenuItem>
        </Menu>
      </Dropdown>
      <Typography aria-current="page">Draft.pdf</Typography>
    </Breadcrumbs>
  );
}
