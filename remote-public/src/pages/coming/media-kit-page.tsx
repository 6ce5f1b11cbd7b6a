import { MEDIA_SCENE } from '../../scenes/media-scene';
import { comingPage } from './coming-page';

export default comingPage('mediaKit', MEDIA_SCENE);
