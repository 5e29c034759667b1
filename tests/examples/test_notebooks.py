"""The notebooks run from their first cell to their last; what is committed is such a run."""

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from orrery.testing.full import full_run

FOLDER = Path(__file__).parent.parent.parent / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("IPYTHONDIR", "MPLCONFIGDIR", "TMPDIR"):
        monkeypatch.setenv(name, str(tmp_path))
    if not full_run():
        monkeypatch.setenv("ORRERY_SHORT", "1")
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, timeout=1200, kernel_name="python3").execute()
    kinds = [output.output_type for cell in notebook.cells for output in cell.get("outputs", [])]
    assert "display_data" in kinds, "nothing was drawn"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_what_is_committed_is_a_whole_run_and_names_no_machine(path: Path) -> None:
    cells = [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    words = [
        str(output.get("text", "")) + str(output.get("data", {}).get("text/plain", ""))
        for cell in cells
        for output in cell.outputs
    ]
    assert not re.search(r"/(home|tmp|root|Users|work|var)/", "\n".join(words))
    assert all(output.output_type != "error" for cell in cells for output in cell.outputs)
