import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';
import Lock from '@mui/icons-material/LockOutlined';
import Public from '@mui/icons-material/Public';
import Visibility from '@mui/icons-material/VisibilityOutlined';

export default function SelectIcons() {
  return (
    <Select
      aria-label="Who can open the file"
      defaultValue="team"
      startDecorator={<Visibility />}
    >
      <Option value="team" label="Team only">
        <ListItemDecorator>
          <Lock />
        </ListItemDecorator>
        <div>
          Team only
          <Typography level="body-sm">Members with an account</Typography>
        </div>
      </Option>
      <Option value="all" label="Everyone">
        <ListItemDecorator>
          <Public />
        </ListItemDecorator>
        <div>
          Everyone
          <Typography level="body-sm">Anyone with the link</Typography>
        </div>
      </Option>
    </Select>
  );
}
