import { WORLD_FOOD_SCENE } from '../../scenes/world-food-scene';
import { comingPage } from './coming-page';

export default comingPage('worldFood', WORLD_FOOD_SCENE);
