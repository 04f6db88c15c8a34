import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import HighlightOff from '@mui/icons-material/HighlightOff';
import UnfoldMore from '@mui/icons-material/UnfoldMore';

const FLOWERS = ['Akelei', 'Eisenhut', 'Fingerhut', 'Glockenblume', 'Schafgarbe'];

export default function AutocompleteGermanFlowers() {
  return (
    <Box lang="de">
      <Autocomplete
        options={FLOWERS}
        defaultValue="Fingerhut"
        openText="Liste öffnen"
        closeText="Liste schließen"
        clearText="Feld leeren"
        noOptionsText="Keine Staude dieses Namens"
        clearIcon={<HighlightOff fontSize="small" />}
        popupIcon={<UnfoldMore />}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Staude"
            helperText="Für Beet 4, Halbschatten"
          />
        )}
      />
    </Box>
  );
}
