import webpack, { type Configuration, type Stats } from 'webpack';
import { UserError } from '../../user-error';

/** @throws UserError with webpack's messages when the build fails */
export async function runWebpack(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) reject(error ?? new Error('webpack gave no result'));
      else resolve(result);
    });
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors() || stats.hasWarnings()) {
    const text = stats.toString({ all: false, errors: true, warnings: true, colors: false });
    throw new UserError(`La construction de ${config.name} a échoué :\n${text}`);
  }
  return stats;
}
