import { INNOVATION_SCENE } from '../../scenes/innovation-scene';
import { comingPage } from './coming-page';

export default comingPage('innovationCorner', INNOVATION_SCENE);
