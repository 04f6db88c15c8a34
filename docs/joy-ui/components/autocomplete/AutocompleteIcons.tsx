import Autocomplete from '@mui/joy/Autocomplete';
import Close from '@mui/icons-material/CloseRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Place from '@mui/icons-material/PlaceOutlined';

export default function AutocompleteIcons() {
  return (
    <Autocomplete
      aria-label="Branch"
      placeholder="Choose a branch"
      options={['Bergen', 'Oslo', 'Stavanger']}
      defaultValue="Oslo"
      startDecorator={<Place />}
      popupIcon={<ExpandMore />}
      clearIcon={<Close />}
      clearText="Remove branch"
      openText="Show branches"
      closeText="Hide branches"
      noOptionsText="No such branch"
    />
  );
}
