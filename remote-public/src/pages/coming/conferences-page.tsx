import { CONFERENCE_SCENE } from '../../scenes/conference-scene';
import { comingPage } from './coming-page';

export default comingPage('conferences', CONFERENCE_SCENE);
