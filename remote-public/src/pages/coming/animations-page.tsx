import { ANIMATION_SCENE } from '../../scenes/animation-scene';
import { comingPage } from './coming-page';

export default comingPage('animations', ANIMATION_SCENE);
