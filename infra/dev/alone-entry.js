import '@lading/ui/styles';
import { runAlone } from '@lading/mfe-contract/alone';
import area from 'area-that-runs-alone';

void runAlone(area, document.getElementById('root'));
