import { Api } from '../../api';

/**
 * What is printed on the components of a game, from the tables of the server: they may be somebody's own. They are asked for
 * once, and again after a failure.
 */
export function catalogueLoader<Tables, Catalogue>(game: string, read: (tables: Tables) => Catalogue): () => Promise<Catalogue> {
  let asked: Promise<Catalogue> | null = null;
  return () => {
    asked ??= new Api()
      .content<Tables>(game)
      .then(read)
      .catch((error: unknown) => {
        asked = null;
        throw error;
      });
    return asked;
  };
}
